import { posts } from 'virtual:blog-summaries'
import { brand } from '../brand.ts'
import styles from '../features/blog/blog.module.css'
import { PostFacts } from '../features/blog/post-facts.tsx'
import { paths } from '../paths.ts'
import prose from '../ui/prose.module.css'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="Blog"
        description="Study articles for a graduate business school admissions test, with worked examples and questions to try."
        path={paths.blog()}
      />
      <link rel="alternate" type="application/atom+xml" title={`${brand.site} blog`} href={paths.blogFeed()} />
      <div className={prose.prose}>
        <h1>Blog</h1>
        <p className={prose.lead}>How to study, one article at a time. Each has three questions to try.</p>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.slug}>
              <h2>
                {/* Not the router's link: an article's text stands in its own document only. */}
                <a href={paths.post(post.slug)}>{post.title}</a>
              </h2>
              <PostFacts {...post} />
              <p>{post.excerpt}</p>
            </li>
          ))}
        </ul>
        <p className={prose.note}>
          <a href={paths.blogFeed()}>Follow by feed (Atom)</a>
        </p>
      </div>
    </div>
  )
}
