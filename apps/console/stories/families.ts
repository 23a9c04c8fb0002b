import type { StoryFile } from "./story.js";

const files = import.meta.glob<StoryFile>("./*.stories.tsx", { eager: true });

/** The files of stories, by the names of the families. */
export const families: ReadonlyMap<string, StoryFile> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^\.\/|\.stories\.tsx$/g, ""), file]),
);

const modules = import.meta.glob<object>(["../src/**/*.tsx", "!../src/main.tsx"], { eager: true });

/** The exported components that no story draws. */
export function findStoryless(): readonly string[] {
  const drawn = new Set([...families.values()].flatMap(({ stories }) => Object.keys(stories)));
  const components = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      /^[A-Z]/.test(name) && typeof value === "function" ? [name] : [],
    ),
  );
  return components.filter((name) => !drawn.has(name));
}
