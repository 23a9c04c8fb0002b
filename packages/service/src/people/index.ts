export type { ActOutcome, ActRefusal, Person } from "./act.js";
export { acts } from "./acts.js";
export { createPeople, type FindPerson, type PeopleOptions } from "./create-people.js";
export type { SurfaceName } from "./elements/surface.js";
