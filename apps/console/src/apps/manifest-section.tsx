import { useSignal } from "@preact/signals";
import { CopyButton } from "../parts/copy-button.js";
import { JsonView } from "../parts/json-view.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import type { App } from "./app-state.js";
import { ManifestEditor } from "./manifest-editor.js";

interface ManifestSectionProps {
  readonly app: App;
  readonly manifest: object;
}

/** The manifest of the app, to read and to change. */
export function ManifestSection({ app, manifest }: ManifestSectionProps) {
  const { route, notes } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  /** Undefined while it is only read. */
  const draft = useSignal<string | undefined>(undefined);
  const text = JSON.stringify(manifest, undefined, 2);
  const save = async () => {
    const saved = await run("apps.update", { app: app.id, manifest: draft.value ?? text, world });
    if (saved === undefined) return;
    draft.value = undefined;
    notes.add("info", "The manifest is saved. Tokens keep their scopes until the app is installed again.");
  };
  return (
    <section class="card-section">
      <header class="card-head">
        <h2>Manifest</h2>
        {draft.value === undefined && (
          <span class="actions">
            <CopyButton text={text} label="Copy" about="manifest" />
            <button
              type="button"
              class="button small"
              onClick={() => {
                draft.value = text;
              }}
            >
              Edit
            </button>
          </span>
        )}
      </header>
      {draft.value === undefined ? (
        <JsonView label="Manifest" value={manifest} />
      ) : (
        <ManifestEditor
          text={draft.value}
          app={app.id}
          button="Save"
          isBusy={isBusy}
          onText={(changed) => {
            draft.value = changed;
          }}
          onDone={() => void save()}
          onCancel={() => {
            draft.value = undefined;
          }}
        />
      )}
    </section>
  );
}
