import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { bodies } from 'virtual:blog-bodies'
import { posts } from 'virtual:blog-summaries'
import { brand } from '../brand.ts'
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
      <Body post={post} />
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
 * The text stands in the prerendered page. React keeps what it finds there when it adopts the page, so the browser needs
 * no copy of it. If the candidate comes by the Back button of another page's document, this loads the article's own.
 */
function Body({ post }: { post: PostSummary }) {
  const hydrated = useHydrated()
  const [html] = useState({ __html: bodies[post.slug] ?? '' })
  const [isThere] = useState(!hydrated || html.__html !== '')
  useEffect(() => {
    if (!isThere && document.getElementById('root')?.dataset.path !== paths.post(post.slug)) location.reload()
  }, [isThere, post.slug])
  if (!isThere) return <p>Loading…</p>
  return (
    <>
      <div className={styles.body} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {!hydrated && <StructuredData post={post} />}
    </>
  )
}

/** For search engines, which read the prerendered page; the policy refuses to write it later. */
function StructuredData({ post }: { post: PostSummary }) {
  const address = `${brand.origin}${paths.post(post.slug)}`
  const organization = { '@type': 'Organization', name: brand.site, url: brand.origin }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    keywords: post.tags.join(', '),
    url: address,
    mainEntityOfPage: address,
    image: `${brand.origin}/share.png`,
    author: organization,
    publisher: organization,
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
