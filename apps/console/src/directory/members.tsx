import { type Json, objectsAt, textAt } from "../json.js";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import { patchSchema, type useScimSend } from "./use-scim-send.js";

interface MembersProps {
  readonly resource: Json;
  readonly path: string;
  readonly sending: ReturnType<typeof useScimSend>;
}

/** The members of a group, who are added and removed one by one. */
export function Members({ resource, path, sending }: MembersProps) {
  const { people, hrefTo } = useStore();
  const members = objectsAt(resource, "members");
  const inside = new Set(members.map((member) => textAt(member, "value")));
  const outside = people.all.value.filter(({ id, app, active }) => app === undefined && active && !inside.has(id));
  const patch = (operation: object) => {
    void sending.send({ verb: "PATCH", path, body: { schemas: [patchSchema], Operations: [operation] } });
  };
  return (
    <section class="card-section widest">
      <header class="card-head">
        <h2>
          Members <span class="muted">{members.length}</span>
        </h2>
        <Picker
          choices={outside.map(({ id, name, user_name: detail }) => ({ value: id, text: name, detail }))}
          picked={[]}
          placeholder="Add a member"
          isBusy={sending.isBusy}
          onPick={([value]) => {
            if (value !== undefined) patch({ op: "add", path: "members", value: [{ value }] });
          }}
        />
      </header>
      {members.length === 0 && <p class="muted">The group has no members.</p>}
      <ul class="rows">
        {members.map((member) => {
          const [value, display] = [textAt(member, "value"), textAt(member, "display")];
          return (
            <li key={value}>
              <a href={hrefTo({ rest: ["users", value] })}>{display || value}</a>
              <code>{value}</code>
              <button
                type="button"
                class="button small"
                disabled={sending.isBusy}
                onClick={() => patch({ op: "remove", path: `members[value eq ${JSON.stringify(value)}]` })}
              >
                Remove <span class="hidden">{display}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
