import type { ComponentChildren } from "preact";
import { useStore } from "../store/store-context.js";
import type { Person } from "../store/types.js";

interface OtherEyesProps {
  readonly persons: readonly Person[];
  /** Shown if there are no other people. */
  readonly children: ComponentChildren;
}

/** Whether a person can act: bots, deactivated users and those without a workspace cannot. */
export function canAct({ active, app, workspaces }: Person): boolean {
  return active && app === undefined && workspaces.length > 0;
}

/** Offers to see the page as one of some persons. */
export function OtherEyes({ persons, children }: OtherEyesProps) {
  const { me, go } = useStore();
  const others = persons.filter((person) => canAct(person) && person.id !== me.value?.id);
  if (others.length === 0) return <span>{children}</span>;
  return (
    <span class="actions">
      {others.slice(0, 3).map(({ id, name }) => (
        <button key={id} type="button" class="button small" onClick={() => go({ as: id, workspace: "" })}>
          See it as {name}
        </button>
      ))}
    </span>
  );
}
