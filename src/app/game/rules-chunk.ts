// Code that every game needs besides its edition. It is loaded with the first game that is opened, because the first
// screen does not need it.
export { applyHouseRules } from '../../rules/house-rules';
export { describeReason, reasonBadge } from '../../text/answer/answers';
