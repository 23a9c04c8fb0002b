import { useMemo } from "preact/hooks";
import { docsPath, hasDocs } from "../control/mounts.js";
import { Avatar } from "../parts/avatar.js";
import { IconButton } from "../parts/icon-button.js";
import { canAct } from "../parts/other-eyes.js";
import { Picker } from "../parts/picker.js";
import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import { createTheme, type Theme } from "./theme.js";

/** The world, the person whose eyes one sees with, and whether the page is live. */
export function TopBar() {
  const { worlds, route, isMissing } = useStore();
  const { world } = route.value;
  return (
    <header class="top-bar">
      <h1>
        <a class="brand" href="#/" aria-label="Rollcall">
          <img src="/console/icon.svg" alt="" width="22" height="22" />
          <span>Rollcall</span>
        </a>
      </h1>
      <Picker
        choices={worlds.value.map(({ name, now, frozen }) => ({
          value: name,
          text: name,
          detail: `${printSecond(now)} UTC${frozen ? ", frozen" : ""}`,
        }))}
        picked={[world]}
        placeholder="World"
        label="World"
        onPick={([name]) => {
          if (name !== undefined) location.hash = `#/${name}/${route.value.screen}`;
        }}
      />
      {!isMissing.value && <PersonPicker />}
      <span class="spring" />
      {!isMissing.value && <Live />}
      <ThemeButton />
      {hasDocs() && (
        <a class="button small quiet only-wide" href={docsPath}>
          API reference
        </a>
      )}
    </header>
  );
}

function PersonPicker() {
  const { people, me, go } = useStore();
  const choices = people.all.value
    .filter((person) => canAct(person) || person.id === me.value?.id)
    .map(({ id, name, user_name: userName, guest, active }) => ({
      value: id,
      text: name,
      detail: [userName, ...(guest === undefined ? [] : ["guest"]), ...(active ? [] : ["deactivated"])].join(" · "),
    }));
  return (
    <span class="person">
      {me.value !== undefined && <Avatar id={me.value.id} name={me.value.name} />}
      <Picker
        choices={choices}
        picked={me.value === undefined ? [] : [me.value.id]}
        placeholder="Nobody"
        label="See with the eyes of"
        onPick={([id]) => {
          if (id !== undefined) go({ as: id, workspace: "" });
        }}
      />
    </span>
  );
}

const states = {
  live: "Live",
  connecting: "Connecting",
  offline: "Offline: the page shows what it knew last",
} as const;

function Live() {
  const { connection } = useStore();
  const state = connection.value;
  return (
    <span class={`live ${state}`} role="status" title={states[state]}>
      <span class="live-dot" />
      {state === "offline" ? "Offline" : states[state]}
    </span>
  );
}

const next: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" };
const icons = { auto: "auto", light: "sun", dark: "moon" } as const;

function ThemeButton() {
  const { theme, pick } = useMemo(createTheme, []);
  return (
    <IconButton icon={icons[theme.value]} label={`Colors: ${theme.value}`} onClick={() => pick(next[theme.value])} />
  );
}
