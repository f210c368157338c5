export const ID = 'strike-teams';
export const NAME = 'Strike Teams, 2018';
