import { useSignal } from "@preact/signals";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useWorldNow } from "../store/use-world-now.js";
import type { Delivery } from "./app-state.js";
import { DeliveryRow } from "./delivery-row.js";

const states = {
  "": "All",
  waiting: "Waiting",
  delivered: "Delivered",
  given_up: "Given up",
  withdrawn: "Withdrawn",
} as const satisfies Record<Delivery["state"] | "", string>;
type State = keyof typeof states;

const shownAtOnce = 50;

/** The deliveries to the app, the latest first, with every attempt and the time of the next one. */
export function Deliveries({ appId }: { readonly appId: string }) {
  const { world } = useStore().route.value;
  const state = useSignal<State>("");
  const shown = useSignal(shownAtOnce);
  const now = useWorldNow();
  const { answer, problem } = useLive("deliveries.list", { app: appId, world, limit: 1000 });
  const all = answer?.deliveries ?? [];
  const found = all.filter((each) => state.value === "" || each.state === state.value).toReversed();
  return (
    <section class="card-section">
      <header class="card-head">
        <h2>Deliveries</h2>
        {all.length > 0 && (
          <span class="segments">
            {(Object.keys(states) as State[]).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={state.value === each}
                onClick={() => {
                  state.value = each;
                }}
              >
                {states[each]}
              </button>
            ))}
          </span>
        )}
      </header>
      {problem !== "" && <p class="problem">{problem}</p>}
      {found.length === 0 && (
        <p class="muted">{all.length === 0 ? "Nothing was sent to the app yet." : "No delivery is in this state."}</p>
      )}
      <ul class="rows">
        {found.slice(0, shown.value).map((delivery) => (
          <DeliveryRow key={`${delivery.event_id} ${delivery.app}`} delivery={delivery} now={now} />
        ))}
      </ul>
      {found.length > shown.value && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            shown.value += shownAtOnce;
          }}
        >
          Show more
        </button>
      )}
    </section>
  );
}
