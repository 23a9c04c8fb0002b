import { Avatar } from "../src/parts/avatar.js";
import { CopyButton } from "../src/parts/copy-button.js";
import { Empty } from "../src/parts/empty.js";
import { Icon } from "../src/parts/icon.js";
import { IconButton } from "../src/parts/icon-button.js";
import { InlineCode, JsonView } from "../src/parts/json-view.js";
import { Option, OptionList } from "../src/parts/option-list.js";
import { OtherEyes } from "../src/parts/other-eyes.js";
import { Picker } from "../src/parts/picker.js";
import { Popover } from "../src/parts/popover.js";
import { TextForm } from "../src/parts/text-form.js";
import { VirtualList } from "../src/parts/virtual-list.js";
import { nothing } from "./given.js";
import type { Stories } from "./story.js";

const options = () => (
  <OptionList id="options" label="Colors">
    <Option id="option-1" isSelected isActive={false} onPick={nothing}>
      Green
    </Option>
    <Option id="option-2" isSelected={false} isActive onPick={nothing}>
      Blue
    </Option>
  </OptionList>
);

export const stories: Stories = {
  Avatar: () => <Avatar id="U1" name="Ada Lovelace" />,
  CopyButton: () => <CopyButton text="svcb-1" label="Copy" about="the token" />,
  Empty: () => <Empty title="No messages yet">Write the first one below.</Empty>,
  Icon: () => <Icon name="plus" />,
  IconButton: () => <IconButton icon="close" label="Close" onClick={nothing} />,
  InlineCode: () => (
    <p>
      <InlineCode text="Pass `channel`, the identifier of a conversation." />
    </p>
  ),
  JsonView: () => <JsonView label="Answer" value={{ ok: true, messages: [{ text: "Hi" }] }} />,
  OptionList: options,
  OtherEyes: () => (
    <OtherEyes
      persons={[
        { id: "U9", user_name: "ada", name: "Ada Lovelace", active: true, administers: false, workspaces: ["T1"] },
      ]}
    >
      No active person is in it.
    </OtherEyes>
  ),
  Option: () => <Picker placeholder="Options are in a picker" choices={[]} picked={[]} onPick={nothing} />,
  Picker: () => (
    <Picker
      placeholder="Pick a color"
      choices={[{ value: "green", text: "Green", detail: "as grass" }]}
      picked={["green"]}
      onPick={nothing}
    />
  ),
  Popover: () => (
    <div class="anchor" style={{ minHeight: "10rem" }}>
      <Popover onClose={nothing}>A panel next to its button</Popover>
    </div>
  ),
  TextForm: () => <TextForm label="Name" button="Save" placeholder="before" onSend={nothing} />,
  VirtualList: () => (
    <VirtualList
      label="Numbers"
      items={Array.from({ length: 1000 }, (_, index) => `Item ${index}`)}
      keyOf={(item) => item}
      draw={(item) => <p>{item}</p>}
      estimate={20}
    />
  ),
};
