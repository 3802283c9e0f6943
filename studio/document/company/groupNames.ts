/** A provider's own id of a group, which says nothing to people. */
const groupId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether the name of a group of the provider says something to people. */
export const isGroupName = (group: string): boolean => !groupId.test(group);
