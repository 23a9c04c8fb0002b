import { families, findStoryless } from "./families.js";

/** The families of stories, and the components without one. */
export function Index() {
  const storyless = findStoryless();
  return (
    <main class="stories">
      <h1>Stories</h1>
      <ul>
        {[...families].map(([name, { stories }]) => (
          <li key={name}>
            <a href={`?family=${name}`}>{name}</a>: {Object.keys(stories).join(", ")}
          </li>
        ))}
      </ul>
      <h2>Components without a story</h2>
      <ul class="storyless">
        {storyless.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {storyless.length === 0 && <p>Every component has one.</p>}
    </main>
  );
}
