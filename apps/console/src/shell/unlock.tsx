import { useSignal } from "@preact/signals";
import { useStore } from "../store/store-context.js";

/** Asks for the control token of a server that has one. It is kept for this tab. */
export function Unlock() {
  const { unlock } = useStore();
  const token = useSignal("");
  return (
    <main class="plain">
      <h1>Rollcall</h1>
      <p>This server is controlled with a token: the one that it was started with.</p>
      <form
        class="unlock"
        onSubmit={(event) => {
          event.preventDefault();
          if (token.value !== "") unlock(token.value);
        }}
      >
        <label>
          Control token
          <input
            class="field"
            type="password"
            autocomplete="off"
            value={token.value}
            onInput={({ currentTarget: { value } }) => {
              token.value = value;
            }}
          />
        </label>
        <button type="submit" class="button primary">
          Continue
        </button>
      </form>
    </main>
  );
}
