/** The router's own list of routes is for developers: here its address leads nowhere, like any other that is unknown. */
export { default } from './+not-found';
