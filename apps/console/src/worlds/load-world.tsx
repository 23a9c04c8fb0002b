import { useSignal } from "@preact/signals";
import { ControlError } from "../control/create-call.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";

interface Refused {
  readonly file: string;
  /** One line for each problem: `line:column message`, or a sentence. */
  readonly problems: readonly string[];
}

/** Loads a world file or a saved world, which one picks or drops, and lists what is wrong with it. */
export function LoadWorld() {
  const { call, route, notes } = useStore();
  const { world } = route.value;
  const isOver = useSignal(false);
  const isBusy = useSignal(false);
  const refused = useSignal<Refused | undefined>(undefined);
  const load = async (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    isBusy.value = true;
    refused.value = undefined;
    try {
      await call("world.load", { world, file: await file.text() });
      notes.add("info", `${file.name} is loaded into ${world}.`);
    } catch (error) {
      refused.value = { file: file.name, problems: problemsOf(error) };
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <div class="load-world">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same for the keyboard */}
      <div
        class={isOver.value ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => {
          isOver.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          isOver.value = false;
          void load(event.dataTransfer?.files);
        }}
      >
        <label class="button small">
          Load a file into {world}
          <input
            type="file"
            class="hidden"
            accept=".yaml,.yml,.json"
            disabled={isBusy.value}
            onChange={({ currentTarget }) => {
              // The same file can be picked again once it is changed.
              void load(currentTarget.files).finally(() => {
                currentTarget.value = "";
              });
            }}
          />
        </label>
        <span class="muted">or drop it here. It replaces everything in {world}.</span>
      </div>
      {isBusy.value && <p role="status">Loading …</p>}
      {refused.value !== undefined && <Problems {...refused.value} />}
    </div>
  );
}

function Problems({ file, problems }: Refused) {
  return (
    <div role="alert">
      <p class="status failed">{file} was not loaded. Nothing has changed.</p>
      <ul class="problems">
        {problems.map((problem) => (
          <li key={problem}>
            <Icon name="alert" />
            <code>
              {file}
              {/^:\d+:\d+/.exec(problem)?.[0]}
            </code>
            <span>{problem.replace(/^:\d+:\d+ /, "")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The server names the file `world`. */
function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ControlError && error.problems.length > 0)
    return error.problems.map((problem) => problem.replace(/^world(?=:\d+:\d+)/, ""));
  return [error instanceof Error ? error.message : String(error)];
}
