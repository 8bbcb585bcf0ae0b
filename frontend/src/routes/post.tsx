import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { bodies } from 'virtual:blog-bodies'
import { posts } from 'virtual:blog-summaries'
import styles from '../features/blog/blog.module.css'
import { PostFacts } from '../features/blog/post-facts.tsx'
import type { PostSummary } from '../features/blog/post-summary.ts'
import { Link } from '../lib/link.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { paths } from '../paths.ts'
import prose from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const { slug } = useParams()
  const post = posts.find((candidate) => candidate.slug === slug)
  return <div className="page">{post ? <Article key={post.slug} post={post} /> : <NotFound />}</div>
}

function NotFound() {
  return (
    <div className={prose.prose}>
      <Seo page="Post not found" description="There is no article at this address." noindex />
      <h1>Post not found.</h1>
      <p>
        <Link to={paths.blog()}>All articles</Link>
      </p>
    </div>
  )
}

function Article({ post }: { post: PostSummary }) {
  const at = posts.indexOf(post)
  return (
    <article className={prose.prose}>
      <Seo page={post.title} description={post.excerpt} path={paths.post(post.slug)} />
      <h1>{post.title}</h1>
      <PostFacts {...post} />
      <Body slug={post.slug} />
      <nav className={styles.neighbours} aria-label="Articles">
        <Neighbour label="Next" post={posts[at - 1]} />
        <Neighbour label="Previous" post={posts[at + 1]} />
        <Link to={paths.blog()}>All articles</Link>
      </nav>
    </article>
  )
}

function Neighbour({ label, post }: { label: string; post: PostSummary | undefined }) {
  if (!post) return null
  return (
    <a href={paths.post(post.slug)}>
      {label}: {post.title}
    </a>
  )
}

/**
 * The article that the gateway put into this document, copied before React adopts the page. The browser's build has no
 * other copy of the text, and React drops this one if the candidate leaves the page by the router, or if an extension
 * changed the page so that React draws it anew.
 */
const served = typeof document === 'undefined' ? undefined : copyOfServedArticle()

function copyOfServedArticle(): HTMLElement | undefined {
  return document.querySelector('[data-article]')?.cloneNode(true) as HTMLElement | undefined
}

function Body({ slug }: { slug: string }) {
  const hydrated = useHydrated()
  const [adopts] = useState(!hydrated)
  const [html] = useState({ __html: bodies[slug] ?? '' })
  if (adopts || html.__html)
    return <div className={styles.body} data-article={slug} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  return served?.dataset.article === slug ? <ServedBody article={served} /> : <OwnDocument />
}

/** Nodes and not a string: the page's policy refuses to parse strings as HTML. */
function ServedBody({ article }: { article: HTMLElement }) {
  const body = useRef<HTMLDivElement>(null)
  // Before the browser scrolls to where the candidate was.
  useLayoutEffect(() => body.current?.replaceChildren(...article.cloneNode(true).childNodes), [article])
  return <div ref={body} className={styles.body} />
}

/**
 * Loads the article's own document. The Back button can lead to an article within another page's document, if the
 * browser has dropped the article's. Nothing is loaded again if this is the article's own document already, or the page
 * for unknown addresses: that would not end.
 */
function OwnDocument() {
  useEffect(() => {
    const path = document.getElementById('root')?.dataset.path
    if (path !== '*' && path !== location.pathname) location.reload()
  }, [])
  return <p>Loading…</p>
}
