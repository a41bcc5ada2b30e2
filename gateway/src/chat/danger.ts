import { fold } from '@roe/shared/search/spelling';

/** Whom an idiom kills without harm: "kill my ego", "apne ahankar ko marna". */
const NO_PERSON =
  'ego|self|pride|desires?|anger|lust|thoughts?|mind|habits?|time|cravings?|darlings|fears?|doubts?|demons?|boredom|attachments?';
const NEAR_ONE =
  '(?:he|she|they|someone|somebody|husband|wife|father|mother|dad|mom|mum|brother|sister|son|daughter|uncle|boyfriend|girlfriend|partner|ex|man|woman|neighbou?r|boss|stalker)';
const WANT =
  '(?:want|wanna|wants|wish|would like|need|am going|is going|im going|going|plan|planning|decided|ready|hope|intend|tried|trying|about|threatens?|threatening|gonna|might|will)';

/** Patterns over words in lower case without marks, apostrophes and other signs. */
const english = [
  `(?:kill|killing|hurt|hurting|harm|harming|hang|hanging|cut|cutting|drown|drowning|shoot|shooting|starve|burn|burning|poison|poisoning) my ?self(?! with)`,
  `(?:end|ending|take|taking|finish) my (?:own )?life(?! (?:to|in|into|as|back|more|less|seriously|for granted))`,
  `${WANT}(?: to| that i)* (?:die|be dead|not exist|stop living|stop existing|not be alive|never wake up|not wake up|disappear forever)(?! (?:to (?:my|the|this|all)|before|laughing|of (?:laughter|curiosity|embarrassment|shame|boredom)))(?<!(?:dont|not|never|afraid|scared) ${WANT}(?: to)* die)`,
  `wish (?:that )?i (?:was|were|am) (?:dead|never born)`,
  `wish (?:that )?i had never been born`,
  `(?:am|im|feel|feeling|is|are|hes|shes|been|so|really|getting) suicidal`,
  `suicidal (?:thoughts?|feelings?|ideas?|urges?|tendencies)`,
  `(?:commit|committing|attempt|attempted|attempting|consider|considering|contemplating|thinking (?:of|about)|thoughts? of|think about|planning) suicide`,
  `(?:no|any|a|see no|lost every) (?:reason|point|will) (?:to|in|for) (?:live|living|stay alive|staying alive|go on living|going on living)`,
  `(?:no|any) (?:reason|point) (?:to|in) (?:go|going) on`,
  `(?:dont|do not|not|never|didnt) (?:want|wish|wanna|care) to (?:live|be alive|be here|exist|go on|wake up)(?! (?:in|with|at|like|under|near|early|by))`,
  `(?:cant|cannot|can not|could not) (?:go on|take it|do this|live)(?: like this)? (?:any ?more|any longer)`,
  `(?:cant|cannot|can not) go on (?:living|with life)`,
  `(?:life|living) (?:is not|isnt|is no longer|isnt even) worth (?:it|living)`,
  `better off (?:dead|if i (?:was|were) (?:dead|gone))`,
  `(?:everyone|everybody|they|family|world|people|all)(?: \\w+){0,3} better off without me`,
  `(?:tired|sick) of (?:living|being alive|my life)(?! (?:in|with|at|like|under|near|alone|here|as))`,
  `(?:painless|painlessly|easiest|quickest|fastest|best|easy|quick)(?: \\w+){0,2} (?:ways?|methods?)? ?(?:to|of) (?:die|dying|kill|end my)`,
  `how many (?:\\w+ )?(?:pills|tablets)`,
  `(?:took|taken|swallowed|take|taking|swallow) (?:too many|all|a lot of|lots of|a whole|the whole|a bottle|all of)(?: \\w+){0,3} (?:pills|tablets|medicines?|medication)`,
  `(?:take|took|taking|taken) an overdose|${NEAR_ONE} overdosed|i (?:have )?overdosed`,
  `(?:jump|jumping) (?:off|from|in front of|out of|under)(?: of)? (?:a|the|my|this) (?:\\w+ )?(?:bridge|building|roof|balcony|train|window|cliff|metro|tower)`,
  `(?:slit|cut|cutting|slitting) my (?:wrists?|arms?|veins?|throat|thighs?)`,
  `self ?harm(?:ing|ed)?`,
  `(?:rope|noose|gun|knife)(?: \\w+){0,4} (?:my|his|her) (?:neck|head|throat|wrists?)`,
  `this is (?:my )?(?:goodbye|good bye|the end for me|my last (?:message|night|day))`,
  `${NEAR_ONE}(?: \\w+){0,5} (?:kill|killing|stab|strangle|strangled|strangling|choke|choked|choking|shoot|beat|beats|beating|hit|hits|hitting|rape|raped|raping|abuse|abuses|abused|abusing|molests?|molested|attack|attacks|attacked|attacking) (?:me|us)(?! (?:at|in (?:chess|cards|tennis|a race|every game)))`,
  `i (?:am being|m being|was|have been|am|got) (?:abused|raped|beaten|attacked|molested|held captive|stalked|strangled)`,
  `(?:want|wanna|going|gonna|plan|about) (?:to )?(?:kill|murder|stab|shoot|strangle|hurt) (?:him|her|them|someone|somebody|people|everyone|my (?!(?:\\w+ )?(?:${NO_PERSON})\\b)\\w+)`,
  `${WANT}(?: to)? (?:kill|hurt|harm|hang) (?:him|her|them) ?sel(?:f|ves)`,
  `(?:friend|brother|sister|son|daughter|wife|husband|mother|father|partner|roommate|colleague|neighbou?r|child)(?: \\w+){0,4} (?:wants to die|does(?: not|nt) want to live|(?:end|take) (?:his|her|their) (?:own )?life|talks? (?:about|of) suicide)`,
  `(?:bleeding|bleed) (?:a lot|badly|heavily|to death|out|and)|(?:wont|not|cant|cannot) stop bleeding`,
  `(?:in|into) (?:my|the) (?:house|home|room)(?: \\w+){0,3} with a (?:knife|gun)`,
];

const NOT = '(?:nahi+n?|nai|nhi|na|nahee?n?|mat)';
const hindi = [
  `(?<!\\bko )mar+n[ae]+ (?:hi )?(?:ch?a+h|ka man|ka mann|ka dil|ki ichch?h?a|ke liye taiyar|hai ab|hai mujhe|jaa? rah)`,
  `mujhe (?:ab |bas |hi )*mar+na (?:hai|he|h)`,
  `mar (?:jaa?na|jaa?ne) (?:ch?a+h|do|ka)`,
  `mar ja+[uo]+n?(?:ga|gi|nga|ngi)?(?! ki)`,
  `ma[ua]t (?:aa? ?ja|chahiye|ko gale|de do)`,
  `(?:jee?na|ji+na|jiina|zinda rahna|zinda rehna|jinda rahna|jinda rehna) (?:hi )?(?:${NOT}) (?:ch?a+h|hai)`,
  `(?:jee?ne|ji+ne) (?:ka|ki|ke)(?: \\w+){0,2} (?:man+|dil|ichch?h?a|ich?ha|wajah|vajah|matlab|fayda|mann)(?: \\w+){0,2} ${NOT}`,
  `(?:jiya|jeeya|jia) ${NOT} ja`,
  `(?:jee?ne|zindagi|jindagi|ji+ne) se (?:thak|tang|ub|haar|har) ?(?:gaya|gayi|chuk|aa)`,
  `(?:khud ?kh?us?h?i|khudkashi|a+tm?a? ?hat+ya|a+tmahatya|suicide)(?: \\w+){0,2} (?:kar|soch|khayal|khyal|vichar|man)`,
  `(?:khud|apne aap|apne ap|apneaap|swayam) ko (?:mar|maar|khat+a?m|khatma|nuksa+n|chot|ka+t|jala|goli)`,
  `apni (?:jaa?n|zindagi|jindagi|ji?van)(?: \\w+)? (?:le|lena|lene|de|dena|dene|khat+a?m|khatma)`,
  `jaa?n (?:de du|de dun|dene|dena|de dung|dedung|de raha|de rahi)`,
  `(?:zindagi|jindagi|jeevan|jivan) (?:ko )?khat+a?m kar`,
  `(?:zehe?r|zahar|jahar|jehar)(?: \\w+)? (?:kha|pi|pee|le l)`,
  `(?:phansi|fansi|phaansi|faansi)(?: \\w+)? (?:laga|le l|lene|pe lat|par lat)`,
  `(?:nas|nass|naadi|kalai)(?: \\w+)? ka+t`,
  `(?:chh?at|pul|imarat|building|balcony) se (?:kud|kood|chhalang)`,
  `train ke (?:a+ge|saa?mne|niche|neeche)`,
  `mujhe (?:jaa?n se )?(?:maa?r) (?:dal|daal|dega|denge|deg[ai]|diya jay)`,
  `(?:pati|papa|pita|bhai|sasur|saas|ghar ?wale|wo+h?|voh?|koi|log)(?: \\w+){0,4} mujhe (?:roz |bahut |har din )?(?:maa?r|peet|pit|pee?t)t`,
  `meri jaa?n (?:ko )?(?:khatra|khatre)`,
];

const devanagari =
  /मरना चाह|मर जाना चाह|मर जाऊ|मुझे मरना है|आत्महत्या कर|ख़?ुदकुशी कर|जीना नहीं चाह|जीने का मन नहीं|जान दे द|ख़?ुद को (?:मार|खत्म|ख़त्म)|अपने आप को (?:मार|खत्म|ख़त्म)|ज़?हर (?:खा|पी)|मुझे मार (?:डाल|दे)/;

const any = (patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})`);
const inEnglish = any(english.map((pattern) => `(?:${pattern})\\b`));
const inHindi = any(hindi);

/**
 * Tells whether somebody writes of harming themselves, or of danger to somebody's life, and in which language. It would rather hear it once too
 * often; what only sounds so, such as "ego death", passes.
 */
export function dangerIn(text: string): 'en' | 'hi' | undefined {
  if (devanagari.test(text)) return 'hi';
  const words = fold(text)
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (inEnglish.test(words)) return 'en';
  return inHindi.test(words) ? 'hi' : undefined;
}
