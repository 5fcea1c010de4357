/** What is at hand at every table. */
export type Tool = 'why' | 'log' | 'talk' | 'people' | 'rules' | 'keys' | 'settings' | 'resign';
