import { useSignal } from "@preact/signals";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { ActorPicker, operator } from "./actor-picker.js";
import type { App, AppDetails } from "./app-state.js";

interface UninstallButtonProps {
  readonly app: App;
  readonly place: AppDetails["places"][number] | undefined;
}

/** Uninstalls the app from a place, as the operator or as a person. */
export function UninstallButton({ app, place }: UninstallButtonProps) {
  const { route, confirm } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  const actor = useSignal<string>(operator);
  if (place === undefined) return null;
  const uninstall = async () => {
    const text = `The tokens of its bot and its users in ${place.name} are revoked.`;
    const isSure = await confirm({
      title: { text: `Uninstall ${app.name}?` },
      text: { type: "plain_text", text },
      confirm: { text: "Uninstall" },
      deny: { text: "Cancel" },
      style: "danger",
    });
    if (!isSure) return;
    const isOrganization = place.kind === "organization";
    if (actor.value === operator) await run("apps.uninstall", { app: app.id, workspace: place.id, world });
    else {
      const where = isOrganization ? { organization: true } : { workspace: place.id };
      await run("people.uninstall", { app: app.id, person: actor.value, ...where, world });
    }
  };
  return (
    <span class="actions">
      <ActorPicker
        label={`Who uninstalls it from ${place.name}`}
        actor={actor.value}
        onPick={(picked) => {
          actor.value = picked;
        }}
      />
      <button type="button" class="button small danger" disabled={isBusy} onClick={() => void uninstall()}>
        Uninstall <span class="hidden">from {place.name}</span>
      </button>
    </span>
  );
}
