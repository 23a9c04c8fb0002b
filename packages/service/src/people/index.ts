export { acceptInvitation } from "./accept-invitation.js";
export type { ActOutcome, ActRefusal, Person } from "./act.js";
export { acts } from "./acts.js";
export { createPeople, type FindPerson, listUsers, type PeopleOptions } from "./create-people.js";
export type { SurfaceName } from "./elements/find-surface.js";
export { mayOpen } from "./views.js";
