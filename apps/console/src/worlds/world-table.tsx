import { useSignal } from "@preact/signals";
import { saveFile } from "../parts/save-file.js";
import { TextForm } from "../parts/text-form.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { LoadWorld } from "./load-world.js";

/** The worlds of the server: open one, copy it, begin again, save it, load a file, or remove it. */
export function WorldTable() {
  const { worlds, route, notes } = useStore();
  const { world: here } = route.value;
  const { isBusy, run } = useOperation();
  const withSecrets = useSignal(false);
  const save = async (name: string) => {
    const saved = await run("world.save", { world: name, with_secrets: withSecrets.value });
    if (saved !== undefined) saveFile(`${name}.yaml`, saved.file);
  };
  const reset = async (name: string) => {
    const answer = await run("world.reset", { world: name });
    if (answer !== undefined) notes.add("info", `${name} is as it began.`);
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
                    <button type="button" class="button small" disabled={isBusy} onClick={() => void reset(name)}>
                      Reset <span class="hidden">{name}</span>
                    </button>
                    <button type="button" class="button small" disabled={isBusy} onClick={() => void save(name)}>
                      Save as YAML <span class="hidden">{name}</span>
                    </button>
                    {name !== "default" && (
                      <button
                        type="button"
                        class="button small danger"
                        disabled={isBusy}
                        onClick={() => void run("world.remove", { world: name })}
                      >
                        Remove <span class="hidden">{name}</span>
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
        <label class="box">
          <input
            type="checkbox"
            checked={withSecrets.value}
            onChange={({ currentTarget: { checked } }) => {
              withSecrets.value = checked;
            }}
          />
          <span>Save with secrets</span>
        </label>
      </div>
      <LoadWorld />
    </section>
  );
}
