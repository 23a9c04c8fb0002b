import { useEffect } from "preact/hooks";
import { Confirm } from "../src/shell/confirm.js";
import { useStore } from "../src/store/store-context.js";
import { plain } from "./given.js";
import type { Stories } from "./story.js";

const dialog = {
  title: plain("Delete the build?"),
  text: plain("It is gone then."),
  confirm: plain("Delete"),
  deny: plain("Keep"),
};

export const stories: Stories = {
  Confirm: () => {
    const { confirm } = useStore();
    useEffect(() => void confirm(dialog), []);
    return (
      <>
        <p>A dialog of an element:</p>
        <Confirm />
      </>
    );
  },
};
