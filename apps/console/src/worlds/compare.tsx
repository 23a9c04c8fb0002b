import type { Signal } from "@preact/signals";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { ChangeList } from "./change-list.js";

interface CompareProps {
  /** The other side of the comparison: `snapshot NAME` or `world NAME`. Undefined if nothing is picked. */
  readonly compared: Signal<string | undefined>;
}

/** The differences between the world and a snapshot or another world. */
export function Compare({ compared }: CompareProps) {
  const { route, worlds } = useStore();
  const { world } = route.value;
  const snapshots = useLive("world.list", {}).answer?.snapshots ?? [];
  const choices = [
    ...snapshots.map(({ name, world: of }) => ({ value: `snapshot ${name}`, text: name, detail: `snapshot of ${of}` })),
    ...worlds.value
      .filter(({ name }) => name !== world)
      .map(({ name }) => ({ value: `world ${name}`, text: name, detail: "world" })),
  ];
  const picked = choices.find(({ value }) => value === compared.value);
  return (
    <section class="card-section">
      <h2>What is different</h2>
      {choices.length === 0 ? (
        <p class="muted">Take a snapshot or copy the world. You can then see here what changes.</p>
      ) : (
        <div class="actions">
          <Picker
            choices={choices}
            picked={picked === undefined ? [] : [picked.value]}
            placeholder={`Compare ${world} with`}
            onPick={([value]) => {
              compared.value = value;
            }}
          />
        </div>
      )}
      {picked !== undefined && <Changes key={`${world} ${picked.value}`} value={picked.value} name={picked.text} />}
    </section>
  );
}

function Changes({ value, name }: { readonly value: string; readonly name: string }) {
  const { world } = useStore().route.value;
  const isSnapshot = value.startsWith("snapshot ");
  const { answer, problem } = useLive("world.diff", { world, ...(isSnapshot ? { from: name } : { from_world: name }) });
  if (answer === undefined) return <p class="muted">{problem || "Comparing …"}</p>;
  const { changes } = answer;
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return (
    <div>
      <h3>{isSnapshot ? `${count} since ${name}` : `${count} from ${name} to ${world}`}</h3>
      {changes.length === 0 ? <p class="muted">Nothing is different.</p> : <ChangeList changes={changes} />}
    </div>
  );
}
