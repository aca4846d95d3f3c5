//! 진짜 브라우저에서 지은 앱을 써 본다: `cargo xtask test browser [이름의 일부]`.
//!
//! 새 시험은 `async fn 이름(page: Page) -> Tested`로 쓰고 아래 목록에 한 줄을 더한다. 저마다
//! 새 브라우저를 받고, 마친 뒤 콘솔에 오류가 남았거나 바깥에 물은 것이 있으면 진 것이다.

mod runner;
#[path = "../seat.rs"]
mod seat;
#[path = "../wander.rs"]
mod wander;
mod browser;
mod page;
mod axe;
mod screens;
mod home;
mod arrival;
mod missing;
mod lesson;
mod first_screen;
mod steps;
mod switches;
mod trees;
mod self_check;
mod deepening;
mod mistakes;
mod practice;
mod pupil;
mod practice_walk;
mod practice_paper;
mod quiescence;
mod evaluation;
mod evaluation_screen;
mod evaluation_weights;
mod evaluation_board;
mod evaluation_compare;
mod quiescence_lab;
mod play;
mod touch;
mod board_games;
mod hints;
mod plugins;
mod new_game;
#[path = "../slow.rs"]
mod slow;
mod smooth;
mod faults;
mod breakdowns;
mod determinism;
mod copy;
mod line;
mod documents;
mod install;
mod offline;
mod deploy;
mod asleep;
mod frame;
mod embed;
mod embed_grades;
mod embed_height;
mod teachers;
mod share;
mod progress;
mod address;
mod keyboard;
mod by_keys;
mod sight;

use runner::{Test, tests};
use std::process::ExitCode;

fn main() -> ExitCode {
    runner::run(SHARED, ALONE)
}

/// 다른 시험과 나란히 돈다. 오래 걸리는 것이 앞이다.
const SHARED: &[Test] = &tests![
    screens::are_pictured,
    screens::are_accessible,
    screens::fit_a_narrow_phone,
    asleep::a_frozen_search_is_finished,
    home::speaks_the_language_of_its_address,
    home::switches_language,
    home::remembers_the_language,
    home::remembers_the_theme,
    home::card_pictures_never_scroll,
    home::leads_everywhere,
    arrival::starts_at_the_top,
    arrival::stands_on_the_title,
    arrival::brings_the_engine_before_the_rest,
    missing::the_engine_is_told_and_tried_again,
    missing::a_page_says_that_it_did_not_come,
    missing::the_app_leaves_words_behind,
    first_screen::shows_the_tree_and_both_counts,
    first_screen::waits_for_the_reader,
    steps::go_forward_and_back,
    steps::show_the_window_and_the_condition,
    steps::follow_the_buttons,
    steps::are_announced,
    switches::pruning_keeps_the_answer,
    switches::ordering_cuts_more,
    switches::negamax_flips_signs,
    switches::keeping_ties_sees_more,
    switches::fail_hard_stops_at_the_bound,
    switches::the_code_is_that_of_the_settings,
    trees::presets_are_drawn,
    trees::seeds_grow_trees,
    trees::typed_trees_are_checked,
    trees::game_trees_hold_boards,
    trees::big_trees_open_where_the_answer_is,
    trees::the_zoom_bar_covers_no_node,
    trees::big_trees_grow_and_shrink,
    self_check::agrees_unless_faulty,
    self_check::an_old_verdict_goes_with_its_switch,
    deepening::keeps_the_deepest_finished,
    deepening::stops_when_all_is_seen,
    mistakes::wrong_windows_change_the_choice,
    mistakes::names_are_those_of_the_moves,
    mistakes::a_wrong_value_is_told,
    mistakes::mixed_sides_go_wrong,
    mistakes::a_mistake_tells_at_the_first_press,
    mistakes::a_fixed_depth_costs_unevenly,
    mistakes::the_first_of_equals_is_dull,
    practice::a_cut_branch_says_why,
    practice::the_guide_takes_three_taps_once,
    practice::cuts_are_graded_at_once,
    practice::bounds_and_values_are_typed,
    practice::a_hidden_leaf_changes_nothing,
    practice::siblings_change_places,
    practice::the_search_can_be_read_and_asked,
    pupil::a_pupil_sees_only_the_test,
    pupil::a_pupil_hands_in_a_link,
    practice_walk::a_deep_tree_is_walked_to_its_leaves,
    practice_walk::any_tree_is_walked_by_keyboard,
    practice_walk::fingers_zoom_and_pan,
    practice_walk::the_mouse_and_the_keys_zoom_and_pan,
    practice_paper::every_sheet_prints_on_one_page,
    practice_paper::sheets_are_saved_as_pictures,
    practice_paper::the_table_is_copied_as_it_is_seen,
    quiescence::shows_both_verdicts_at_once,
    quiescence::walks_both_ways,
    quiescence::plays_when_told,
    quiescence::moves_the_horizon,
    quiescence::mates_are_counted,
    quiescence::has_its_course_number,
    evaluation_screen::shows_the_result_at_once,
    evaluation_screen::waits_for_the_reader_to_move,
    evaluation_screen::stands_each_bar_under_its_column,
    evaluation_weights::sliders_move_bars_and_the_gold_column,
    evaluation_weights::arrows_move_a_weight,
    evaluation_weights::a_busy_worker_holds_no_slider,
    evaluation_weights::solving_stops_at_its_limit,
    evaluation_weights::ticks_lead_to_the_flip,
    evaluation_weights::presets_choose_their_columns,
    evaluation_weights::the_tour_ends_at_a_touch,
    evaluation_board::the_board_is_edited,
    evaluation_board::a_finished_game_is_told,
    evaluation_board::a_missed_win_is_shown,
    evaluation_compare::formula_mistakes_change_the_bars,
    evaluation_compare::personalities_meet,
    evaluation_compare::looking_deeper_sees_the_threat,
    evaluation_compare::truth_stands_beside_the_bars,
    evaluation_board::the_film_measures_column_by_column,
    evaluation_screen::the_same_address_settles_the_same,
    evaluation_screen::everything_is_in_the_address,
    evaluation_screen::each_tuning_forgets_the_one_before,
    quiescence_lab::parts_are_counted,
    quiescence_lab::off_both_boards_fall,
    quiescence_lab::a_small_cap_is_fooled,
    quiescence_lab::mistakes_are_made_live,
    quiescence_lab::a_count_goes_on_after_a_change,
    quiescence_lab::positions_are_set_up,
    quiescence_lab::back_returns_to_the_position_before,
    quiescence_lab::a_film_too_long_is_told,
    quiescence_lab::other_games_compare_too,
    quiescence_lab::nonsense_is_told_once,
    play::the_machine_never_loses_tictactoe,
    play::equal_moves_are_chosen_by_seed,
    play::helps_the_player,
    play::typed_moves_are_checked,
    play::a_full_column_says_so,
    play::scores_belong_to_the_board_that_is_shown,
    play::machines_play_when_told,
    hints::a_hint_is_searched_even_after_the_worker_died,
    hints::moves_tell_how_they_were_found,
    play::unknown_games_are_told,
    board_games::fit_the_first_screen_of_a_phone,
    board_games::janggi_is_played_in_every_way,
    board_games::small_targets_ask_twice,
    board_games::say_what_is_wrong_and_where,
    board_games::load_games_and_set_up_positions,
    board_games::offer_a_draw_that_can_be_claimed,
    board_games::go_on_where_they_were,
    board_games::remember_sounds_and_letters,
    board_games::lead_to_the_exchanges_of_their_position,
    plugins::are_played_on_a_phone,
    plugins::show_their_trees,
    plugins::have_sliders_for_their_terms,
    new_game::is_played_as_it_comes,
    faults::scrubbing_leaves_one_worker,
    breakdowns::a_missing_worker_script_is_told,
    breakdowns::a_worker_killed_while_thinking_is_told,
    breakdowns::a_worker_killed_in_a_lesson_is_told,
    breakdowns::little_memory_makes_a_smaller_table,
    breakdowns::a_stopped_app_leaves_a_way_back,
    breakdowns::a_device_that_keeps_nothing_is_told,
    breakdowns::a_clock_that_goes_back_ends_all_the_same,
    breakdowns::a_hidden_tab_carries_on,
    determinism::wasm_answers_as_native,
    determinism::budgets_hold_in_wasm,
    documents::every_address_has_its_own,
    documents::are_read_without_scripts,
    documents::can_be_installed,
    documents::the_pictures_of_the_app_are_fresh,
    documents::strange_scripts_are_refused,
    install::is_offered_when_the_browser_can,
    install::is_explained_on_ios,
    offline::everything_works_after_one_visit,
    offline::a_lost_connection_is_told,
    offline::a_frame_installs_nothing,
    deploy::a_new_build_replaces_the_old_one_whole,
    deploy::a_new_build_waits_for_the_reader,
    deploy::another_tab_keeps_its_build,
    deploy::half_a_build_is_none,
    asleep::a_tab_that_comes_back_looks_for_a_new_build,
    frame::shows_what_the_address_says,
    frame::settles_at_the_height_of_its_content,
    embed::two_frames_talk_with_their_page,
    embed::the_engine_sleeps_until_touched,
    embed_grades::a_students_link_tells_answers_and_score,
    teachers::the_page_is_readable,
    embed_height::follows_without_loops,
    embed::takes_neither_wheel_nor_tab,
    embed::shows_only_what_is_asked,
    embed::works_in_a_sandbox,
    embed::a_closed_sandbox_keeps_the_picture,
    share::the_link_opens_the_same_figure_elsewhere,
    share::the_dialog_gives_code_and_pictures,
    share::pictures_look_the_same_anywhere,
    progress::is_kept_and_moved,
    progress::is_kept_in_a_file,
    address::brings_the_same_screen_back,
    address::keeps_what_was_pressed,
    address::goes_back_to_what_was_before_a_tuning,
    address::a_link_pressed_twice_is_one_step,
    address::follows_into_the_other_language,
    address::nonsense_is_told_once,
    address::course_numbers_lead_to_the_lesson,
    address::unknown_paths_are_told,
    keyboard::reaches_everything,
    keyboard::does_the_whole_lesson,
    keyboard::plays_a_move,
    by_keys::the_practice_room_is_worked,
    by_keys::the_evaluation_lesson_is_done,
    by_keys::the_quiescence_lesson_is_done,
    sight::forced_colours_keep_their_meaning,
    sight::grey_keeps_its_meaning,
    sight::motion_is_reduced_when_asked,
    sight::text_twice_as_large_is_usable,
];

/// 시간을 재므로 혼자 돈다.
const ALONE: &[Test] = &tests![
    evaluation_weights::a_slider_answers_within_eight_milliseconds,
    evaluation_weights::nothing_holds_the_page,
    quiescence_lab::baits_are_counted_live,
    plugins::answer_within_their_time,
    smooth::a_slow_phone_is_slow_in_its_worker_too,
    smooth::a_two_second_search_never_holds_the_page,
    smooth::a_janggi_search_holds_neither_scroll_nor_taps,
    smooth::the_self_check_never_holds_the_page,
    smooth::stop_answers_with_the_last_result,
    smooth::a_hundred_searches_leave_one_worker,
    smooth::plays_without_a_worker,
    faults::a_fallen_worker_is_replaced,
    address::a_dragged_slider_writes_gently,
];
