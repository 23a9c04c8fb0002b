import { useSignal } from "@preact/signals";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";

interface ArmNextProps {
  readonly entry: Entry;
}

/** Makes the next call of the method fail with one of the codes that are declared for it. */
export function ArmNext({ entry: { protocol, method, route: path, version } }: ArmNextProps) {
  const { call, route, notes } = useStore();
  const codes = useSignal<readonly string[]>([]);
  const isBusy = useSignal(false);
  const name = protocol === "webapi" ? method : path;
  if (name === undefined || (protocol !== "webapi" && protocol !== "scim")) return null;
  const load = async () => {
    if (codes.value.length > 0) return;
    const { methods, routes } = await call("fault.declared", {});
    codes.value = protocol === "webapi" ? (methods[name] ?? []) : (routes[`${version} ${name}`] ?? routes[name] ?? []);
  };
  const arm = async (code: string) => {
    isBusy.value = true;
    const match = protocol === "webapi" ? { method: name } : { route: name };
    await call("fault.arm", { world: route.value.world, match, action: { kind: "error", code } }).then(
      () => notes.add("info", `The next ${name} answers ${code}.`),
      (refusal: Error) => notes.add("error", refusal.message),
    );
    isBusy.value = false;
  };
  return (
    <span onPointerEnter={() => void load()} onFocusCapture={() => void load()}>
      <Picker
        choices={codes.value.map((code) => ({ value: code, text: code }))}
        picked={[]}
        placeholder="Answer the next one with …"
        isBusy={isBusy.value}
        onPick={([code]) => void (code !== undefined && arm(code))}
      />
    </span>
  );
}
