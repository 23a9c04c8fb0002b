import { useSignal } from "@preact/signals";
import { docsPath, hasDocs } from "../control/mounts.js";
import { Icon } from "../parts/icon.js";
import { Popover } from "../parts/popover.js";
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

const all = Object.keys(screens) as Screen[];
/** Screens that a narrow page has room for. Others are behind a button there. */
const inReach = 5;

/** The screens of the console. */
export function Rail() {
  const { route } = useStore();
  const isOpen = useSignal(false);
  const isBehind = all.indexOf(route.value.screen) >= inReach;
  const close = () => {
    isOpen.value = false;
  };
  return (
    <nav class="rail" aria-label="Screens">
      {all.map((screen, index) => (
        <RailLink key={screen} screen={screen} class={index < inReach ? "" : "only-wide"} />
      ))}
      <span class="rail-more only-narrow">
        <button
          type="button"
          class="rail-link"
          aria-expanded={isOpen.value}
          aria-current={isBehind ? "page" : undefined}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <Icon name="more" />
          <span>More</span>
        </button>
        {isOpen.value && (
          <Popover onClose={close}>
            {all.slice(inReach).map((screen) => (
              <RailLink key={screen} screen={screen} class="" onPick={close} />
            ))}
            {hasDocs() && (
              <a class="rail-link" href={docsPath}>
                <Icon name="documents" />
                <span>API reference</span>
              </a>
            )}
          </Popover>
        )}
      </span>
    </nav>
  );
}

interface RailLinkProps {
  readonly screen: Screen;
  readonly class: string;
  readonly onPick?: () => void;
}

function RailLink({ screen, class: name, onPick }: RailLinkProps) {
  const { route, hrefTo } = useStore();
  return (
    <a
      class={`rail-link ${name}`}
      href={hrefTo({ screen, rest: [] })}
      aria-current={route.value.screen === screen ? "page" : undefined}
      {...(onPick && { onClick: onPick })}
    >
      <Icon name={screen} />
      <span>{screens[screen]}</span>
    </a>
  );
}
