import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";

const modes = ["off", "observe", "enforce"] as const;

/** The treatment of calls above a rate limit, and the rest of each budget. */
export function Limits() {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const limits = useLive("limits.list", { world }).answer;
  return (
    <section class="card-section">
      <h2>Rate limits</h2>
      <span class="segments">
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={limits?.mode === mode}
            disabled={isBusy}
            onClick={() => void run("limits.set", { world, mode })}
          >
            {mode}
          </button>
        ))}
      </span>
      {(limits?.buckets.length ?? 0) > 0 && (
        <div class="table-scroll">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">Budget</th>
                <th scope="col">Left</th>
                <th scope="col">Used</th>
                <th scope="col">Per minute</th>
                <th scope="col">At once</th>
              </tr>
            </thead>
            <tbody>
              {limits?.buckets.map(({ key, used, per_minute: perMinute, burst }) => (
                <tr key={key}>
                  <td>
                    <code>{key}</code>
                  </td>
                  <td>{Math.max(0, burst - used)}</td>
                  <td>{used}</td>
                  <td>{perMinute}</td>
                  <td>{burst}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
