import { DetailHead } from "../src/directory/detail-head.js";
import { DirectoryScreen } from "../src/directory/directory-screen.js";
import { DirectoryTabs } from "../src/directory/directory-tabs.js";
import { FilterForm } from "../src/directory/filter-form.js";
import { Field } from "../src/directory/form/field.js";
import { Input } from "../src/directory/form/input.js";
import { ResourceForm } from "../src/directory/form/resource-form.js";
import { useSchemas } from "../src/directory/form/use-schemas.js";
import { Members } from "../src/directory/members.js";
import { NewResource } from "../src/directory/new-resource.js";
import { Pager } from "../src/directory/pager.js";
import { Refusal } from "../src/directory/refusal.js";
import { ResourceActions } from "../src/directory/resource-actions.js";
import { ResourceDetail } from "../src/directory/resource-detail.js";
import { resourceKinds } from "../src/directory/resource-kind.js";
import { ResourceList } from "../src/directory/resource-list.js";
import { SideBySide } from "../src/directory/side-by-side.js";
import { Story } from "../src/directory/story.js";
import { StoryScreen } from "../src/directory/story-screen.js";
import { useScimSend } from "../src/directory/use-scim-send.js";
import { textAt } from "../src/json.js";
import { GivenGroup, nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/directory";

const [users, groups] = resourceKinds;
const attribute = {
  name: "nickName",
  description: "The casual way to address the user.",
  type: "string",
  isMulti: false,
  isRequired: false,
  mutability: "readWrite",
  canonicalValues: [],
  attributes: [],
};

export const stories: Stories = {
  DetailHead: () => <DetailHead kind={users} title="ada" />,
  DirectoryScreen: () => <DirectoryScreen />,
  DirectoryTabs: () => <DirectoryTabs open="users" />,
  Field: () => <Field attribute={attribute} isNew isRequired={false} value="Ada" onChange={nothing} />,
  FilterForm: () => <FilterForm version="1.1" example={'userName sw "a"'} onFilter={nothing} />,
  Input: () => (
    <label for="story-input">
      Nickname <Input id="story-input" attribute={attribute} isRequired={false} value="Ada" onChange={nothing} />
    </label>
  ),
  Members: () => {
    const sending = useScimSend();
    return (
      <GivenGroup>
        {(group) => <Members resource={group} path={`/Groups/${textAt(group, "id")}`} sending={sending} />}
      </GivenGroup>
    );
  },
  NewResource: () => <NewResource kind={groups} />,
  Pager: () => <Pager start={51} shown={50} total={120} size={50} onStart={nothing} />,
  Refusal: () => <Refusal body={{ detail: "user_not_found" }} />,
  ResourceActions: () => {
    const sending = useScimSend();
    const user = { id: "U1", userName: "ada", active: true };
    return <ResourceActions kind={users} resource={user} path="/Users/U1" sending={sending} onEdit={nothing} />;
  },
  ResourceDetail: () => <GivenGroup>{(group) => <ResourceDetail kind={groups} id={textAt(group, "id")} />}</GivenGroup>,
  ResourceForm: () => {
    const schemas = useSchemas(groups);
    const form = { isNew: true, isBusy: false, onDone: nothing, onCancel: nothing };
    return schemas && <ResourceForm {...form} schemas={schemas} resource={{}} button="Create" />;
  },
  ResourceList: () => <ResourceList kind={users} openId={undefined} />,
  SideBySide: () => <GivenGroup>{(group) => <SideBySide path={`/Groups/${textAt(group, "id")}`} />}</GivenGroup>,
  Story: () => <Story />,
  StoryScreen: () => <StoryScreen />,
};
