/** Questions as players type them, one line for each entry. */
export const QUESTIONS = `
`;
