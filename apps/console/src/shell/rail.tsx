import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { Screen } from "./route.js";

const screens: Readonly<Record<Screen, string>> = {
  workspace: "Workspace",
  journal: "Journal",
  apps: "Apps",
  directory: "Directory",
  documents: "Documents",
  analytics: "Analytics",
  faults: "Faults",
  worlds: "Worlds",
  coverage: "Coverage",
};

/** The screens of the console. */
export function Rail() {
  const { route, hrefTo } = useStore();
  return (
    <nav class="rail" aria-label="Screens">
      {(Object.keys(screens) as Screen[]).map((screen) => (
        <a
          key={screen}
          class="rail-link"
          href={hrefTo({ screen, rest: [] })}
          aria-current={route.value.screen === screen ? "page" : undefined}
        >
          <Icon name={screen} />
          <span>{screens[screen]}</span>
        </a>
      ))}
    </nav>
  );
}
