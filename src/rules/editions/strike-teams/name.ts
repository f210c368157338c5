export const ID = 'strike-teams';
export const NAME = 'Strike Teams, 2018';
export const SUMMARY = 'Missions with character cards instead of dials';
