import { useStore } from "../store/store-context.js";
import { resourceKinds } from "./resource-kind.js";

/** The parts of the directory. */
export function DirectoryTabs({ open }: { readonly open: string }) {
  const { hrefTo } = useStore();
  const tabs = [...resourceKinds.map(({ name, title }) => [name, title] as const), ["story", "Story"] as const];
  return (
    <nav class="tabs" aria-label="Parts of the directory">
      {tabs.map(([name, title]) => (
        <a key={name} href={hrefTo({ rest: [name] })} aria-current={name === open ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
