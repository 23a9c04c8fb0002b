import { render } from "preact";
import { createStore } from "../src/store/create-store.js";
import { StoreContext } from "../src/store/store-context.js";
import "../src/styles/index.css";
import { Index } from "./list-of-stories.js";
import { StoryPage } from "./story-page.js";
import "./stories.css";
import { families } from "./families.js";

const name = new URLSearchParams(location.search).get("family") ?? "";
const family = families.get(name);
if (family !== undefined && location.hash === "") location.hash = family.hash ?? "#/default/workspace";
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the stories.");
render(
  <StoreContext.Provider value={createStore()}>
    {family === undefined ? <Index /> : <StoryPage name={name} family={family} />}
  </StoreContext.Provider>,
  root,
);
