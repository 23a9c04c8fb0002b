import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";
import { ArmForm } from "./arm-form.js";
import { Limits } from "./limits.js";

/** Faults that are armed, a form that arms one, and the budgets of rates. */
export function FaultsScreen() {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const faults = useLive("fault.list", { world }).answer?.faults ?? [];
  return (
    <div class="page">
      <section class="card-section">
        <h2>Armed in {world}</h2>
        {faults.length === 0 && <p class="muted">No fault is armed.</p>}
        <ul class="rows">
          {faults.map(({ id, match, action, times, matched, happened }) => (
            <li key={id}>
              <code>{print(action)}</code>
              <span>
                for <code>{print(match)}</code>, {print(times)}
              </span>
              <span class="muted">
                {happened} of {matched}
              </span>
              <button
                type="button"
                class="button small"
                disabled={isBusy}
                onClick={() => void run("fault.disarm", { world, id })}
              >
                Disarm
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ArmForm />
      <Limits />
    </div>
  );
}

/** The values of an object, in a line. */
function print(value: object): string {
  const words = Object.values(value).map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each)));
  return words.join(" ") || "everything";
}
