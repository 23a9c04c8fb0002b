import { render } from "preact";
import { App } from "./shell/app.js";
import { createStore } from "./store/create-store.js";
import { StoreContext } from "./store/store-context.js";
import "./styles/index.css";

const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the console.");
root.replaceChildren();
render(
  <StoreContext.Provider value={createStore()}>
    <App />
  </StoreContext.Provider>,
  root,
);
