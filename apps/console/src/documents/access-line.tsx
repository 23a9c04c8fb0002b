import type { Methods } from "@rollcall/double";
import { CopyButton } from "../parts/copy-button.js";
import { useStore } from "../store/store-context.js";

interface AccessLineProps {
  readonly id: string;
  /** The access of the person. */
  readonly level: string;
  readonly access: Methods["people.seeCanvas"]["response"]["access"];
}

const levels: Readonly<Record<string, string>> = {
  owner: "You own it",
  write: "You can write",
  read: "You can read",
};

/** The identifier of a document, what the person may do with it, and with whom it is shared. */
export function AccessLine({ id, level, access }: AccessLineProps) {
  const { people, channels } = useStore();
  const nameOf = (subject: (typeof access)[number]) =>
    subject.kind === "user"
      ? (people.byId.value.get(subject.id)?.name ?? subject.id)
      : `#${channels.value.get(subject.id)?.name ?? subject.id}`;
  return (
    <div class="access-line">
      <CopyButton text={id} label={id} about="as the identifier of the document" />
      <span class="badge">{levels[level] ?? level}</span>
      {access.length > 0 && (
        <span class="muted">Shared with {access.map((each) => `${nameOf(each)} (${each.level})`).join(", ")}</span>
      )}
    </div>
  );
}
