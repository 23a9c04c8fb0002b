import { useSignal } from "@preact/signals";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { ActorPicker, operator } from "./actor-picker.js";
import type { AppDetails } from "./app-state.js";

/** Installs the app somewhere, as the operator or as a person does on its page. */
export function InstallForm({ details: { app, places } }: { readonly details: AppDetails }) {
  const { route, notes } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  const actor = useSignal<string>(operator);
  const placeId = useSignal("");
  const channel = useSignal("");
  const place = places.find(({ id }) => id === placeId.value);
  // The operator installs in workspaces.
  const open = places.filter(({ kind }) => actor.value !== operator || kind === "workspace");
  const install = async () => {
    const hooked = channel.value.trim();
    const where = place?.kind === "organization" ? { organization: true } : place && { workspace: place.id };
    const done =
      actor.value === operator
        ? await run("apps.install", {
            app: app.id,
            ...(place && { workspace: place.id }),
            ...(hooked && { webhook: hooked }),
            world,
          })
        : await run("people.install", {
            app: app.id,
            person: actor.value,
            ...where,
            ...(hooked && { channel: hooked }),
            world,
          });
    if (done !== undefined) notes.add("info", `${app.name} is installed.`);
  };
  return (
    <form
      class="actions"
      onSubmit={(event) => {
        event.preventDefault();
        void install();
      }}
    >
      <ActorPicker
        label="Who installs it"
        actor={actor.value}
        onPick={(picked) => {
          actor.value = picked;
          if (picked === operator && place?.kind === "organization") placeId.value = "";
        }}
      />
      <Picker
        choices={open.map(({ id, name, kind, domain }) => ({ value: id, text: name, detail: domain ?? kind }))}
        picked={placeId.value === "" ? [] : [placeId.value]}
        placeholder="Where: its own place"
        onPick={([picked = ""]) => {
          placeId.value = picked;
        }}
      />
      <input
        class="field small"
        type="text"
        aria-label="Channel of its incoming webhook"
        placeholder="Channel of its webhook"
        value={channel.value}
        onInput={({ currentTarget: { value } }) => {
          channel.value = value;
        }}
      />
      <button type="submit" class="button small primary" disabled={isBusy}>
        Install
      </button>
    </form>
  );
}
