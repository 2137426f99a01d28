/** Whether this page came from the worker of the hall, and so without a network. */
export const isServed = (): boolean => !!navigator.serviceWorker?.controller
