import type { ComponentChildren } from "preact";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { ResourceKind } from "./resource-kind.js";

interface DetailHeadProps {
  readonly kind: ResourceKind;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The head of a resource, with the way back to the list on a narrow screen. */
export function DetailHead({ kind, title, children }: DetailHeadProps) {
  const { hrefTo } = useStore();
  return (
    <header class="pane-head">
      <a class="icon-button only-narrow" href={hrefTo({ rest: [kind.name] })} aria-label={`All ${kind.name}`}>
        <Icon name="back" />
      </a>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
