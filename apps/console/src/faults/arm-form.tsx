import { useSignal } from "@preact/signals";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";

const actions = {
  error: "answers a code",
  latency: "answers 3 seconds later",
  hang: "never answers",
  reset: "closes the connection",
} as const;
type Action = keyof typeof actions;
const isAction = (name: string | undefined): name is Action => name !== undefined && Object.hasOwn(actions, name);

/** A form that makes calls of a method fail. */
export function ArmForm() {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const { methods = {} } = useLive("fault.declared", {}).answer ?? {};
  const method = useSignal("");
  const action = useSignal<Action>("error");
  const code = useSignal("");
  const always = useSignal(false);
  const codes = methods[method.value] ?? [];
  const isReady = method.value !== "" && (action.value !== "error" || code.value !== "");
  const arm = () => {
    const { value: kind } = action;
    const done = kind === "error" ? { kind, code: code.value } : kind === "latency" ? { kind, ms: 3000 } : { kind };
    const times = always.value ? { kind: "always" as const } : { kind: "next" as const, count: 1 };
    void run("fault.arm", { world, match: { method: method.value }, action: done, times });
  };
  return (
    <section class="card-section">
      <h2>Arm a fault</h2>
      <div class="actions">
        <Picker
          choices={Object.keys(methods).map((name) => ({ value: name, text: name }))}
          picked={method.value === "" ? [] : [method.value]}
          placeholder="Method"
          onPick={([name = ""]) => {
            method.value = name;
            code.value = "";
          }}
        />
        <Picker
          choices={Object.entries(actions).map(([value, text]) => ({ value, text }))}
          picked={[action.value]}
          placeholder="What happens"
          onPick={([name]) => {
            if (isAction(name)) action.value = name;
          }}
        />
        {action.value === "error" && (
          <Picker
            choices={codes.map((each) => ({ value: each, text: each }))}
            picked={code.value === "" ? [] : [code.value]}
            placeholder="Code"
            onPick={([each = ""]) => {
              code.value = each;
            }}
          />
        )}
        <label class="box">
          <input
            type="checkbox"
            checked={always.value}
            onChange={({ currentTarget: { checked } }) => {
              always.value = checked;
            }}
          />
          <span>Every time</span>
        </label>
        <button type="button" class="button small primary" disabled={!isReady || isBusy} onClick={arm}>
          Arm
        </button>
      </div>
    </section>
  );
}
