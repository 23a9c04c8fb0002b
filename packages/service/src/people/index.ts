export type { ActOutcome, ActRefusal, Person } from "./act.js";
export { acts } from "./acts.js";
export { createPeople, type FindPerson, type PeopleOptions } from "./create-people.js";
export type { SurfaceName } from "./elements/surface.js";
export { acceptInvitation } from "./invitations/accept-invitation.js";
export { listUsers } from "./list-users.js";
