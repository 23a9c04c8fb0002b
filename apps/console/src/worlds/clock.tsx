import { printSecond } from "../parts/print-time.js";
import { TextForm } from "../parts/text-form.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";

const steps = ["1m", "1h", "1d"];

/** The clock of the world: frozen or not, and further on. */
export function Clock() {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const clock = useLive("clock.get", { world }).answer;
  const advance = (by: string) => void run("clock.advance", { world, by });
  return (
    <section class="card-section">
      <h2>Clock of {world}</h2>
      <p class="clock">
        <time>{clock && printSecond(clock.now)} UTC</time>
        <span class="badge">{clock?.frozen === true ? "frozen" : "running"}</span>
      </p>
      <div class="actions">
        <button
          type="button"
          class="button small"
          disabled={isBusy}
          onClick={() => void run(clock?.frozen === true ? "clock.resume" : "clock.freeze", { world })}
        >
          {clock?.frozen === true ? "Resume" : "Freeze"}
        </button>
        {steps.map((by) => (
          <button key={by} type="button" class="button small" disabled={isBusy} onClick={() => advance(by)}>
            + {by}
          </button>
        ))}
        <TextForm label="Advance by" button="Advance" placeholder="1h30m" disabled={isBusy} onSend={advance} />
      </div>
    </section>
  );
}
