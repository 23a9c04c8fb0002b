/** Leads to the page that asks for the control token: a server that was started again no longer knows the browser. */
export function Unlock() {
  return (
    <main class="plain unlock">
      <h1>Rollcall</h1>
      <p>The server wants its control token again.</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        Continue
      </button>
    </main>
  );
}
