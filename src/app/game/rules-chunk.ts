// What every game is played with beside its edition, loaded with the first that is opened: the first screen can do without.
export { resolve } from '../../rules/house';
export { describeReason, reasonBadge } from '../../text/answer/answers';
