// ../../packages/storage/src/sql/files/document-is-seen.ts
function listIsSeen(param) {
	return `(l.owner_id = ${param("viewerId")} or exists (
    select 1 from list_access a where a.list_id = l.id and (a.subject_id = ${param("viewerId")} or exists (
      select 1 from channel_members m where m.channel_id = a.subject_id and m.user_id = ${param("viewerId")}))))`;
}
function canvasIsSeen(param, dialect) {
	return `(k.channel_id is null or exists (
      select 1 from channels c where c.id = k.channel_id and c.type is not null))
    and (k.owner_id = ${param("viewerId")}
      or exists (select 1 from channel_members m where m.channel_id = k.channel_id and m.user_id = ${param("viewerId")})
      or (cast(${param("seesPublic")} as integer) = 1 and exists (
        select 1 from channels c where c.id = k.channel_id and c.type = 'public_channel'))
      or exists (select 1 from ${valuesIn("k.shared_with", dialect)} where shared.value = ${param("viewerId")} or exists (
        select 1 from channel_members m where m.channel_id = shared.value and m.user_id = ${param("viewerId")})))`;
}
function valuesIn(column, { name }) {
	const list = `coalesce(${column}, '[]')`;
	return name === "sqlite" ? `json_each(${list}) as shared` : `json_array_elements_text(${list}::json) as shared(value)`;
}
export { listIsSeen as n, valuesIn as r, canvasIsSeen as t };
