import type { StoryFile } from "./story.js";

/** The stories of a family, below each other. */
export function StoryPage({ name, family }: { readonly name: string; readonly family: StoryFile }) {
  return (
    <main class="stories">
      <p>
        <a href="?">All stories</a>
      </p>
      <h1>{name}</h1>
      {Object.entries(family.stories).map(([component, Draw]) => (
        <section key={component} class="story" data-component={component}>
          <h2>{component}</h2>
          <div>
            <Draw />
          </div>
        </section>
      ))}
    </main>
  );
}
