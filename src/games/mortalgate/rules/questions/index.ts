export * from './aim';
export * from './capture';
export * from './draft';
export * from './numbers';
export { REASONS, type Reason } from './refusal';
export * from './sight';
export * from './victims';
export * from './walk';
