/** Where a clause link leads: into the drawer of a table if one is open, else to the rulebook's page. */

export const clauses = $state<{ wanted: string; inDrawer: boolean }>({ wanted: '', inDrawer: false });

/** True if somebody on this page shows the rule. */
export function openClause(id: string): boolean {
  if (!clauses.inDrawer) return false;
  clauses.wanted = id;
  return true;
}
