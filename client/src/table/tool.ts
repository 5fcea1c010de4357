/** What is at hand at every table. */
export type Tool = 'why' | 'log' | 'talk' | 'rules' | 'keys' | 'settings' | 'resign';
