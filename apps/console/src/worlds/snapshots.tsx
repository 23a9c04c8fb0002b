import { printSecond } from "../parts/print-time.js";
import { TextForm } from "../parts/text-form.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";

interface SnapshotsProps {
  /** Is called with the name of a snapshot that the world is to be compared with. */
  readonly onCompare: (name: string) => void;
}

/** Snapshots of the world: take one, go back to one, and see what has changed since. */
export function Snapshots({ onCompare }: SnapshotsProps) {
  const { route, notes } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  const { answer, reload } = useLive("world.list", {});
  const snapshots = answer?.snapshots ?? [];
  const take = async (name: string) => {
    await run("world.snapshot", { world, name });
    await reload();
  };
  const goBack = async (name: string) => {
    const restored = await run("world.restore", { world, name });
    if (restored !== undefined) notes.add("info", `${world} is as it was in ${name}.`);
  };
  return (
    <section class="card-section">
      <h2>Snapshots</h2>
      {snapshots.length === 0 && (
        <p class="muted">There is no snapshot yet. One keeps a world as it is, to go back to.</p>
      )}
      {snapshots.length > 0 && (
        <ul class="rows">
          {snapshots.map(({ name, world: of, taken_at: at }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span class="muted">
                {of}, {printSecond(at)} UTC
              </span>
              <span class="actions">
                <button type="button" class="button small" disabled={isBusy} onClick={() => onCompare(name)}>
                  What has changed
                </button>
                <button type="button" class="button small" disabled={isBusy} onClick={() => void goBack(name)}>
                  Go back
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <TextForm
        label={`Keep ${world} as`}
        button="Take a snapshot"
        disabled={isBusy}
        onSend={(name) => void take(name)}
      />
    </section>
  );
}
