import { TextForm } from "../parts/text-form.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";

/** The worlds of the server: open one, copy it, begin again, or remove it. */
export function WorldTable() {
  const { worlds, route, notes } = useStore();
  const { world: here } = route.value;
  const { isBusy, run } = useOperation();
  const load = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    const loaded = await run("world.load", { world: here, file: await file.text() });
    if (loaded !== undefined) notes.add("info", `${file.name} is loaded into ${here}.`);
  };
  return (
    <section class="card-section">
      <h2>Worlds</h2>
      <div class="table-scroll">
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Prefix of tokens</th>
              <th scope="col">Copy of</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {worlds.value.map(({ name, token_prefix: prefix, forked_from: from }) => (
              <tr key={name}>
                <td>
                  <a href={`#/${name}/workspace`} aria-current={name === here ? "page" : undefined}>
                    {name}
                  </a>
                </td>
                <td>{prefix === "" ? "" : <code>{prefix}</code>}</td>
                <td>{from}</td>
                <td>
                  <div class="actions">
                    <button
                      type="button"
                      class="button small"
                      disabled={isBusy}
                      onClick={() => void run("world.reset", { world: name })}
                    >
                      Reset
                    </button>
                    {name !== "default" && (
                      <button
                        type="button"
                        class="button small danger"
                        disabled={isBusy}
                        onClick={() => void run("world.remove", { world: name })}
                      >
                        Remove
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        <TextForm
          label={`Copy ${here} as`}
          button="Copy"
          disabled={isBusy}
          onSend={(name) => void run("world.fork", { world: here, name })}
        />
        <label class="button small">
          Load a file into {here}
          <input
            type="file"
            class="hidden"
            accept=".yaml,.yml,.json"
            onChange={({ currentTarget }) => void load(currentTarget.files)}
          />
        </label>
      </div>
    </section>
  );
}
